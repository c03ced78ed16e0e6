import { Fragment, type ReactNode, useEffect, useRef, useState } from 'react';
import { Box } from '../Box/Box';
import { useFollow } from '../NavigationProvider/NavigationProvider';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { BandRow, type TableBand } from './BandRow';
import * as styles from './Table.css';

export interface TableColumn<Row> {
  key: string;
  header: ReactNode;
  /** Numbers are right-aligned, in tabular figures. */
  align?: 'start' | 'end';
  quiet?: boolean;
  /** As narrow as what is in it. */
  fit?: boolean;
  /** Takes what the others leave, and cuts what is longer; what it draws says where. */
  cut?: boolean;
  /** Hidden if the table is narrower than 860 px; another column then shows it. */
  fromWide?: boolean;
  render: (row: Row) => ReactNode;
}

export interface TableProps<Row> {
  /** What the table holds, heard before it. */
  caption: string;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Makes the row a link, named by the first column or `rowLabel`. */
  onRowHref?: (row: Row) => string | undefined;
  /** The name of the row's link where the first column does not tell rows apart; begins with what that column shows. */
  rowLabel?: (row: Row) => string;
  /** By column key, under the double rule. */
  footer?: { [columnKey: string]: ReactNode };
  /** Asked for each row with the row before; an answer stands above the row, as a day does. */
  band?: (row: Row, before: Row | undefined) => TableBand | undefined;
  /** As high as its place: the rows share what is left. */
  fill?: boolean;
}

export function Table<Row>({
  caption,
  columns,
  rows,
  rowKey,
  onRowHref,
  rowLabel,
  footer,
  band,
  fill = false,
}: TableProps<Row>) {
  const { ref, isScrollable } = useScrollable<HTMLDivElement>();
  const keys = columns.map((column) => column.key);
  const ends = new Set(columns.filter((column) => column.align === 'end').map((column) => column.key));
  return (
    <Box
      ref={ref}
      className={styles.scroller}
      {...(isScrollable ? { tabIndex: 0, role: 'region', 'aria-label': caption } : {})}
    >
      <Box as="table" className={fill ? `${styles.table} ${styles.filling}` : styles.table}>
        <VisuallyHidden as="caption">{caption}</VisuallyHidden>
        <Box as="thead">
          <Box as="tr">
            {columns.map(({ key, header, align, fit, cut, fromWide }) => (
              <Box
                as="th"
                scope="col"
                key={key}
                className={styles.cell({ kind: 'head', align, fit, cut, fromWide })}
              >
                {header}
              </Box>
            ))}
          </Box>
        </Box>
        <Box as="tbody">
          {rows.map((row, index) => {
            const above = band?.(row, rows[index - 1]);
            const href = onRowHref?.(row);
            return (
              <Fragment key={rowKey(row)}>
                {above && <BandRow band={above} keys={keys} ends={ends} />}
                <Box as="tr" className={href ? `${styles.row} ${styles.pressable}` : styles.row}>
                  {columns.map(({ key, align, quiet, fit, cut, fromWide, render }, place) => (
                    <Box
                      as="td"
                      key={key}
                      className={styles.cell({ kind: 'body', align, quiet, fit, cut, fromWide })}
                    >
                      {place === 0 && href ? (
                        <RowLink href={href} label={rowLabel?.(row)}>
                          {render(row)}
                        </RowLink>
                      ) : (
                        render(row)
                      )}
                    </Box>
                  ))}
                </Box>
              </Fragment>
            );
          })}
        </Box>
        {footer && (
          <Box as="tfoot">
            <Box as="tr">
              {columns.map(({ key, align, fromWide }) => (
                <Box as="td" key={key} className={styles.cell({ kind: 'foot', align, fromWide })}>
                  {footer[key]}
                </Box>
              ))}
            </Box>
          </Box>
        )}
      </Box>
    </Box>
  );
}

function RowLink({
  href,
  label,
  children,
}: {
  href: string;
  label: string | undefined;
  children: ReactNode;
}) {
  const follow = useFollow(href);
  return (
    <Box as="a" href={href} onClick={follow} className={styles.cover} aria-label={label}>
      {children}
    </Box>
  );
}

/** Whether an element has more to show sideways; only then do people need to reach it with the keyboard. */
function useScrollable<Element extends HTMLElement>() {
  const ref = useRef<Element>(null);
  const [isScrollable, setIsScrollable] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const watching = new ResizeObserver(() => setIsScrollable(element.scrollWidth > element.clientWidth + 1));
    watching.observe(element);
    // What is inside may widen by itself, as when a font arrives.
    if (element.firstElementChild) watching.observe(element.firstElementChild);
    return () => watching.disconnect();
  }, []);
  return { ref, isScrollable };
}
