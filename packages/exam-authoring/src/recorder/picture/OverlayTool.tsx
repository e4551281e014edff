import { useRef, useState } from 'react'
import { Alert } from '@naru/ui/Alert'
import { Button } from '@naru/ui/Button'
import { Form } from '@naru/ui/Form'
import { IconButton } from '@naru/ui/IconButton'
import { SegmentedControl } from '@naru/ui/SegmentedControl'
import { Slider } from '@naru/ui/Slider'
import { TextField } from '@naru/ui/TextField'
import { useRecorderText } from '../../text/recorder'
import { moveWord, type Outline, type OverlayWord } from './composePicture'
import type { PictureSize } from './crop'
import { useDrag } from './useDrag'
import * as css from './picture.css'

interface OverlayToolProps {
  src: string
  alt: string
  /** Its size in pixels. */
  size: PictureSize
  /** Draws a line of text in a size in pixels. Rejects without a connection. */
  outline: (text: string, size: number) => Promise<Outline>
  isPending: boolean
  /** Called with the words when the author saves the picture. */
  onSave: (words: readonly OverlayWord[]) => void
}

type Color = OverlayWord['color']

/** Puts Korean words over a picture, as outlines: they look the same on every device. */
export function OverlayTool({ src, alt, size, outline, isPending, onSave }: OverlayToolProps) {
  const t = useRecorderText()
  const [words, setWords] = useState<readonly OverlayWord[]>([])
  const [typed, setTyped] = useState('')
  const [pixels, setPixels] = useState(Math.round(Math.max(12, size.height / 10)))
  const [color, setColor] = useState<Color>('black')
  const [isAdding, setAdding] = useState(false)
  const [failure, setFailure] = useState<'failed' | 'empty' | null>(null)
  const added = useRef(0)
  const picture = useRef<HTMLImageElement>(null)
  const scale = () => size.width / (picture.current?.clientWidth || size.width)

  const add = async () => {
    const content = typed.trim()
    setFailure(content === '' ? 'empty' : null)
    if (content === '' || isAdding) return
    setAdding(true)
    try {
      const drawn = await outline(content, pixels)
      added.current += 1
      const middle = { left: (size.width - drawn.width) / 2, top: (size.height - drawn.height) / 2 }
      const next = { id: `word-${added.current}`, text: content, color, ...middle, outline: drawn }
      setWords((current) => [...current, moveWord(next, 0, 0, size)])
      setTyped('')
    } catch {
      setFailure('failed')
    }
    setAdding(false)
  }

  return (
    <div className={css.tool}>
      <div role="group" aria-label={t('overlay.area')} className={css.canvas}>
        <div className={css.inside}>
          <img ref={picture} src={src} alt={alt} width={size.width} height={size.height} className={css.image} />
          <svg className={css.drawing} viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true">
            {words.map((word) => (
              <path
                key={word.id}
                d={word.outline.path}
                fill={word.color}
                transform={`translate(${word.left} ${word.top})`}
              />
            ))}
          </svg>
        </div>
        {words.map((word) => (
          <WordHandle
            key={word.id}
            word={word}
            size={size}
            scale={scale}
            onMove={(dx, dy) =>
              setWords((current) => current.map((one) => (one.id === word.id ? moveWord(one, dx, dy, size) : one)))
            }
          />
        ))}
      </div>
      {words.length > 0 && (
        <>
          <p className={css.note}>{t('overlay.help')}</p>
          <ul className={css.words} role="list" aria-label={t('overlay.words')}>
            {words.map((word) => (
              <li key={word.id} className={css.wordRow}>
                <span>
                  <span lang="ko">{word.text}</span>{' '}
                  <span className={css.note}>{t('overlay.place', { left: word.left, top: word.top })}</span>
                </span>
                <IconButton
                  label={t('overlay.remove', { word: word.text })}
                  icon="trash"
                  size="small"
                  onPress={() => setWords((current) => current.filter(({ id }) => id !== word.id))}
                />
              </li>
            ))}
          </ul>
        </>
      )}
      <Form validationBehavior="aria" onSubmit={() => void add()}>
        <div className={css.tool}>
          <TextField
            label={t('overlay.text')}
            value={typed}
            onChange={setTyped}
            maxLength={100}
            errorMessage={failure === 'empty' ? t('overlay.empty') : undefined}
          />
          <Slider
            label={t('overlay.size')}
            value={pixels}
            onChange={setPixels}
            minValue={8}
            maxValue={Math.max(40, Math.min(400, Math.round(size.height / 2)))}
          />
          <SegmentedControl<Color>
            label={t('overlay.color')}
            value={color}
            onChange={setColor}
            items={[
              { id: 'black', label: t('overlay.black') },
              { id: 'white', label: t('overlay.white') },
            ]}
          />
          <div>
            <Button type="submit" iconStart="plus" isPending={isAdding}>
              {t('overlay.add')}
            </Button>
          </div>
        </div>
      </Form>
      {failure === 'failed' && <Alert tone="danger">{t('overlay.failed')}</Alert>}
      <div>
        <Button variant="primary" isDisabled={words.length === 0} isPending={isPending} onPress={() => onSave(words)}>
          {t('overlay.apply')}
        </Button>
      </div>
    </div>
  )
}

interface WordHandleProps {
  word: OverlayWord
  size: PictureSize
  scale: () => number
  onMove: (dx: number, dy: number) => void
}

function WordHandle({ word, size, scale, onMove }: WordHandleProps) {
  const t = useRecorderText()
  const part = (value: number, whole: number) => `${(value / whole) * 100}%`
  return (
    <button
      type="button"
      aria-label={t('overlay.move', { word: word.text })}
      className={css.word}
      style={{
        insetInlineStart: part(word.left, size.width),
        insetBlockStart: part(word.top, size.height),
        inlineSize: part(word.outline.width, size.width),
        blockSize: part(word.outline.height, size.height),
      }}
      {...useDrag(scale, onMove)}
    />
  )
}
