import { useRef, useState } from 'react'
import { Button } from '@naru/ui/Button'
import { TextField } from '@naru/ui/TextField'
import { useRecorderText } from '../../text/recorder'
import {
  cropCorners,
  cropLimits,
  moveCrop,
  wholePicture,
  type Crop,
  type CropField,
  type CropHandle,
  type PictureSize,
} from './crop'
import { useDrag } from './useDrag'
import * as css from './picture.css'

interface CropToolProps {
  src: string
  alt: string
  /** Its size in pixels. */
  size: PictureSize
  isPending: boolean
  onCrop: (crop: Crop) => void
}

/** Chooses a part of a picture by fingers, mouse, arrow keys or numbers. */
export function CropTool({ src, alt, size, isPending, onCrop }: CropToolProps) {
  const t = useRecorderText()
  const [crop, setCrop] = useState(() => wholePicture(size))
  const picture = useRef<HTMLImageElement>(null)
  const scale = () => size.width / (picture.current?.clientWidth || size.width)
  const move = (handle: CropHandle) => (dx: number, dy: number) =>
    setCrop((current) => moveCrop(current, handle, dx, dy, size))
  const part = (value: number, whole: number) => `${(value / whole) * 100}%`
  const frame = {
    insetInlineStart: part(crop.left, size.width),
    insetBlockStart: part(crop.top, size.height),
    inlineSize: part(crop.width, size.width),
    blockSize: part(crop.height, size.height),
  }
  const isWhole = crop.width === size.width && crop.height === size.height

  return (
    <div className={css.tool}>
      <div role="group" aria-label={t('crop.area')} className={css.canvas}>
        <div className={css.inside}>
          <img ref={picture} src={src} alt={alt} width={size.width} height={size.height} className={css.image} />
          <div className={css.shade} style={frame} aria-hidden="true" />
        </div>
        <Handle label={t('crop.move')} className={css.frame} style={frame} scale={scale} onMove={move('all')} />
        {cropCorners.map((corner) => (
          <Handle
            key={corner}
            label={t(`crop.corner.${corner}`)}
            className={css.corner}
            style={{
              insetInlineStart: part(crop.left + (corner.endsWith('Left') ? 0 : crop.width), size.width),
              insetBlockStart: part(crop.top + (corner.startsWith('top') ? 0 : crop.height), size.height),
            }}
            scale={scale}
            onMove={move(corner)}
          />
        ))}
      </div>
      <p className={css.note}>{t('crop.help')}</p>
      <div className={css.fields}>
        {(['left', 'top', 'width', 'height'] as const).map((field) => (
          <NumberField key={field} field={field} crop={crop} size={size} onChange={setCrop} />
        ))}
      </div>
      <p role="status" className={css.note}>
        {t('crop.size', { width: crop.width, height: crop.height })}
      </p>
      <div>
        <Button variant="primary" isDisabled={isWhole} isPending={isPending} onPress={() => onCrop(crop)}>
          {t('crop.apply')}
        </Button>
      </div>
    </div>
  )
}

interface HandleProps {
  label: string
  className: string
  style: Readonly<Record<string, string>>
  scale: () => number
  onMove: (dx: number, dy: number) => void
}

function Handle({ label, className, style, scale, onMove }: HandleProps) {
  return <button type="button" aria-label={label} className={className} style={style} {...useDrag(scale, onMove)} />
}

interface NumberFieldProps {
  field: CropField
  crop: Crop
  size: PictureSize
  onChange: (crop: Crop) => void
}

/** A side of the frame as a number. What is no number inside the picture is not applied. */
function NumberField({ field, crop, size, onChange }: NumberFieldProps) {
  const t = useRecorderText()
  const [typed, setTyped] = useState<string | null>(null)
  const [least, most] = cropLimits(crop, field, size)
  const number = Number(typed)
  const isWrong =
    typed !== null && !(typed.trim() !== '' && Number.isInteger(number) && number >= least && number <= most)
  return (
    <TextField
      label={t(`crop.${field}`)}
      inputMode="numeric"
      value={typed ?? String(crop[field])}
      errorMessage={isWrong ? t('crop.outside', { least, most }) : undefined}
      onChange={(next) => {
        setTyped(next)
        const value = Number(next)
        if (next.trim() !== '' && Number.isInteger(value) && value >= least && value <= most)
          onChange({ ...crop, [field]: value })
      }}
      onBlur={() => !isWrong && setTyped(null)}
    />
  )
}
