import { Button as AriaButton } from 'react-aria-components/Button'
import { Badge, type BadgeTone } from '@naru/ui/Badge'
import type { IconName } from '@naru/ui/Icon'
import { IconButton } from '@naru/ui/IconButton'
import { Stack } from '@naru/ui/Stack'
import type { ScriptLine, Speaker } from '../recording/ports'
import { useRecorderText } from '../../text/recorder'
import * as css from './recorder.css'

export interface RecorderLine extends ScriptLine {
  /** Who speaks it; null before the consent. */
  readonly speaker: Speaker | null
  readonly status: LineStatus
  /** What its take says, if that is another text. */
  readonly recordedText?: string | undefined
}

interface LineListProps {
  lines: readonly RecorderLine[]
  /** Position of the current line, from 0. */
  current: number
  /** Whether the line cannot change now. */
  isDisabled: boolean
  onSelect: (line: number) => void
  /** Plays the take that the server has, or stops it. */
  onListen: (line: number) => void
  /** Position of the line that plays; null while none does. */
  playing: number | null
}

/** Where a line stands; `changed`: its take was made for another text. */
export type LineStatus = keyof typeof tones

const tones = {
  missing: ['neutral', 'circle'],
  recorded: ['warning', 'question'],
  waiting: ['info', 'clock'],
  sending: ['info', 'upload'],
  refused: ['danger', 'error'],
  sent: ['success', 'success'],
  changed: ['warning', 'warning'],
} as const satisfies Record<string, readonly [BadgeTone, IconName]>

/** All lines with their states; a press chooses one. */
export function LineList({ lines, current, isDisabled, onSelect, onListen, playing }: LineListProps) {
  const t = useRecorderText()
  return (
    <Stack as="ol" gap={8} aria-label={t('lines')}>
      {lines.map(({ part, line, text: words, status }, position) => {
        const [tone, icon] = tones[status]
        return (
          <li key={`${part} ${line}`} className={css.item}>
            <AriaButton
              className={css.itemButton}
              isDisabled={isDisabled}
              onPress={() => onSelect(position)}
              {...(position === current && { 'aria-current': 'true' })}
            >
              <span className={css.itemText}>
                {position + 1}. <span lang="ko">{words}</span>
              </span>
              <span>
                <Badge tone={tone} icon={icon}>
                  {t(`status.${status}`)}
                </Badge>
              </span>
            </AriaButton>
            {(status === 'sent' || status === 'changed') && (
              <IconButton
                label={playing === position ? t('review.stop') : t('review.listen', { position: position + 1 })}
                icon={playing === position ? 'pause' : 'play'}
                isDisabled={isDisabled}
                onPress={() => onListen(position)}
              />
            )}
          </li>
        )
      })}
    </Stack>
  )
}
