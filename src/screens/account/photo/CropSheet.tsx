import { Box, Button, Notice, Sheet, Stack, Text } from '@haat/design-system';
import { t } from '@haat/i18n';
import { type PointerEvent, useEffect, useId, useRef, useState } from 'react';
import { type Crop, centred, mostZoom, moved, sideOf, squareOf } from './crop';
import { slider, square } from './photo.css';

interface CropSheetProps {
  /** What was chosen; null closes the sheet. */
  file: File | null;
  onClose: () => void;
  onCropped: (photo: File) => void;
}

/** Chooses which square of a picture becomes the photo: with a finger, or with the sliders. */
export function CropSheet({ file, onClose, onCropped }: CropSheetProps) {
  return (
    <Sheet open={file !== null} onClose={onClose} title={t('Crop your photo')}>
      {file && <Cropping key={`${file.name} ${file.lastModified}`} file={file} onCropped={onCropped} />}
    </Sheet>
  );
}

function Cropping({ file, onCropped }: { file: File; onCropped: (photo: File) => void }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [crop, setCrop] = useState<Crop>(centred);
  const picture = usePicture(file);
  useEffect(() => {
    if (typeof picture === 'object' && canvas.current) draw(canvas.current, picture, crop);
  }, [picture, crop]);
  if (picture === 'unreadable')
    return (
      <Notice tone="critical" live>
        {t('We cannot read this picture. Use JPEG, PNG, WebP or AVIF.')}
      </Notice>
    );
  const isReady = picture !== 'reading';
  const left = isReady ? leftOut(picture, crop) : { x: false, y: false };
  const use = () =>
    canvas.current?.toBlob(
      (blob) => {
        if (blob) onCropped(new File([blob], file.name.replace(/\.\w+$/, '.jpg'), { type: 'image/jpeg' }));
      },
      'image/jpeg',
      0.92,
    );
  const drag = (event: PointerEvent<HTMLCanvasElement>) => {
    const side = event.currentTarget.clientWidth;
    if (!isReady || event.buttons === 0 || side === 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const by = { right: event.movementX / side, down: event.movementY / side };
    setCrop((now) => moved(picture, now, by));
  };
  return (
    <Stack space="16">
      <Box
        as="canvas"
        ref={canvas}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="img"
        aria-label={t('Your photo as it will be shown')}
        onPointerMove={drag}
        className={square}
      />
      <Stack space="4">
        <Slider
          label={t('Zoom')}
          value={(crop.zoom - 1) / (mostZoom - 1)}
          onChange={(share) => setCrop((now) => ({ ...now, zoom: 1 + share * (mostZoom - 1) }))}
        />
        <Slider
          label={t('Left to right')}
          disabled={!left.x}
          value={crop.x}
          onChange={(x) => setCrop((now) => ({ ...now, x }))}
        />
        <Slider
          label={t('Top to bottom')}
          disabled={!left.y}
          value={crop.y}
          onChange={(y) => setCrop((now) => ({ ...now, y }))}
        />
      </Stack>
      <Button tone="accent" disabled={!isReady} onPress={use}>
        {t('Use photo')}
      </Button>
    </Stack>
  );
}

/** The decoded picture, upright. */
function usePicture(file: File): ImageBitmap | 'reading' | 'unreadable' {
  const [picture, setPicture] = useState<ImageBitmap | 'reading' | 'unreadable'>('reading');
  useEffect(() => {
    let isLeft = false;
    let made: ImageBitmap | undefined;
    const decode = async () => {
      try {
        made = await createImageBitmap(file, { imageOrientation: 'from-image' });
        if (isLeft) made.close();
        else setPicture(made);
      } catch {
        if (!isLeft) setPicture('unreadable');
      }
    };
    void decode();
    return () => {
      isLeft = true;
      made?.close();
    };
  }, [file]);
  return picture;
}

/** In which directions there is more than the square shows. */
function leftOut(picture: ImageBitmap, crop: Crop) {
  const { side } = squareOf(picture, crop);
  return { x: picture.width > side, y: picture.height > side };
}

function draw(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop): void {
  const { left, top, side } = squareOf(picture, crop);
  const length = sideOf(picture);
  if (canvas.width !== length) canvas.width = canvas.height = length;
  const surface = canvas.getContext('2d');
  if (!surface) return;
  surface.imageSmoothingQuality = 'high';
  // JPEG has no transparency.
  surface.fillStyle = '#ffffff';
  surface.fillRect(0, 0, length, length);
  surface.drawImage(picture, left, top, side, side, 0, 0, length, length);
}

interface SliderProps {
  label: string;
  /** 0 to 1. */
  value: number;
  disabled?: boolean;
  onChange: (value: number) => void;
}

function Slider({ label, value, disabled = false, onChange }: SliderProps) {
  const id = useId();
  return (
    <Box>
      <Box as="label" htmlFor={id}>
        <Text size="13" tone="soft">
          {label}
        </Text>
      </Box>
      <Box
        as="input"
        id={id}
        type="range"
        min={0}
        max={100}
        value={Math.round(value * 100)}
        disabled={disabled}
        onChange={(event) => onChange(Number(event.currentTarget.value) / 100)}
        className={slider}
      />
    </Box>
  );
}
