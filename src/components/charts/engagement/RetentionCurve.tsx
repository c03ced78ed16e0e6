import { Box, VisuallyHidden } from '@haat/design-system';
import { t } from '@haat/i18n';
import { clockOf } from '@haat/web/player/time';
import { type PointerEvent, useState } from 'react';
import * as styles from './retention.css';

interface RetentionCurveProps {
  /** What is watched, heard before its figures. */
  title: string;
  /** Percent of the viewers who watched each part, all parts equally long. */
  retention: readonly number[];
  /** Seconds; null where it is not known. */
  duration: number | null;
}

/** Every so many parts have a row in the table that screen readers get. */
const tenth = 10;

/** Share of the viewers who watched each part of a video or audio. Pointing at it tells one part. */
export function RetentionCurve({ title, retention, duration }: RetentionCurveProps) {
  const [part, setPart] = useState<number | null>(null);
  const label = t('Viewers over time: {title}', { title });
  const timeOf = (of: number) => (duration === null ? `${Math.round(of * 100)}%` : clockOf(of * duration));
  const point = ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const at = Math.floor(((clientX - left) / width) * retention.length);
    setPart(Math.max(0, Math.min(retention.length - 1, at)));
  };
  const text = (of: number) =>
    t('{share} % watched at {time}', { share: retention[of] ?? 0, time: timeOf(of / retention.length) });
  return (
    <Box as="figure" aria-label={label} className={styles.figure}>
      <Box aria-hidden>
        <Box className={styles.reading}>
          {part === null ? t('Share of viewers at each moment') : text(part)}
        </Box>
        <Box className={styles.frame}>
          <Box>
            <Box
              className={styles.plot}
              onPointerMove={point}
              onPointerDown={point}
              onPointerLeave={() => setPart(null)}
            >
              {[0.5, 1].map((at) => (
                <Box key={at} className={styles.gridLine} vars={{ '--at': at }} />
              ))}
              <Curve retention={retention} />
              {part !== null && (
                <Box className={styles.pointer} vars={{ '--at': (part + 0.5) / retention.length }} />
              )}
            </Box>
            <Box className={styles.times}>
              {[0, 0.5, 1].map((at) => (
                <Box as="span" key={at}>
                  {timeOf(at)}
                </Box>
              ))}
            </Box>
          </Box>
          <Box className={styles.axis}>
            <Axis />
          </Box>
        </Box>
      </Box>
      <VisuallyHidden as="div">
        <Box as="table">
          <Box as="caption">{label}</Box>
          <Box as="thead">
            <Box as="tr">
              <Box as="th" scope="col">
                {t('Time')}
              </Box>
              <Box as="th" scope="col">
                {t('Viewers')}
              </Box>
            </Box>
          </Box>
          <Box as="tbody">
            {retention.map((share, at) =>
              at % tenth === 0 ? (
                <Box as="tr" key={timeOf(at / retention.length)}>
                  <Box as="th" scope="row">
                    {timeOf(at / retention.length)}
                  </Box>
                  <Box as="td">{`${share}%`}</Box>
                </Box>
              ) : null,
            )}
          </Box>
        </Box>
      </VisuallyHidden>
    </Box>
  );
}

/** Beside the plot, whose foot has the times: 24 px. */
const Axis = () => (
  <Box className={styles.axisPlot}>
    {[0, 0.5, 1].map((at) => (
      <Box as="span" key={at} className={styles.axisLabel} vars={{ '--at': at }}>
        {`${at * 100}%`}
      </Box>
    ))}
  </Box>
);

/** A step for each part, in a box of as many by 100. */
function Curve({ retention }: Pick<RetentionCurveProps, 'retention'>) {
  const points = retention.flatMap((share, at) => [`${at},${100 - share}`, `${at + 1},${100 - share}`]);
  return (
    <Box as="svg" viewBox={`0 0 ${retention.length} 100`} preserveAspectRatio="none" className={styles.svg}>
      <Box
        as="polygon"
        className={styles.area}
        points={`0,100 ${points.join(' ')} ${retention.length},100`}
      />
      <Box
        as="polyline"
        className={styles.line}
        vectorEffect="non-scaling-stroke"
        points={points.join(' ')}
      />
    </Box>
  );
}
