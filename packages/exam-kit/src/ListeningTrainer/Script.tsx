import { useEffect, useId, useState, type Dispatch } from 'react'
import { Badge } from '@naru/ui/Badge'
import { Button } from '@naru/ui/Button'
import { SegmentedControl } from '@naru/ui/SegmentedControl'
import { Text } from '@naru/ui/Text'
import { VisuallyHidden } from '@naru/ui/VisuallyHidden'
import { stepActions } from '../PracticeQuestion/stepActions.css'
import { useTrainerText } from '../text/trainer'
import { Speaking } from './Speaking'
import { mostPlays, type ClipTurn, type TrainerEvent, type TrainerState } from './trainer'
import type { Player } from './usePlayer'
import * as css from './ListeningTrainer.css'

interface ScriptProps {
  turns: readonly ClipTurn[]
  /** Indexes of those that the learner marked. */
  marked: readonly number[]
  state: TrainerState
  dispatch: Dispatch<TrainerEvent>
  player: Player
  /** Reads the clip, for its loudness. */
  readClip?: (() => Promise<Blob>) | undefined
  /** Whether the page may use the microphone. */
  canRecord: boolean
}

const rates = { slow: 0.75, normal: 1, fast: 1.25 } as const
type Rate = keyof typeof rates

/** The button that had the focus is gone. */
const takeFocus = (revealed: HTMLElement | null) => revealed?.focus({ preventScroll: true })

/** The script, veiled: each turn is revealed and looped by itself. */
export function Script({ turns, marked, state, dispatch, player, readClip, canRecord }: ScriptProps) {
  const { loop, revealed } = state
  const t = useTrainerText()
  const id = useId()
  const [rate, setRate] = useState<Rate>('normal')
  const { play, stop } = player
  const { turn: at, isGap = false, play: time = 0 } = loop ?? {}
  const turn = at === undefined ? undefined : turns[at]

  useEffect(() => {
    if (turn === undefined) return undefined
    const played = () => dispatch({ type: 'played' })
    if (!isGap) {
      play({ start: turn.start, end: turn.end, rate: rates[rate] }, played)
      return stop
    }
    const gap = setTimeout(played, ((turn.end - turn.start) / rates[rate]) * 1000)
    return () => clearTimeout(gap)
  }, [turn, isGap, rate, play, stop, dispatch])

  return (
    <>
      <Text>{t('script.how')}</Text>
      {canRecord && (
        <Text size="sm" tone="muted">
          {t('speak.how')}
        </Text>
      )}
      <SegmentedControl
        label={t('script.speed')}
        items={Object.entries(rates).map(([id, value]) => ({ id, label: t('script.rate', { rate: value }) }))}
        value={rate}
        onChange={(id) => setRate(id === 'slow' || id === 'fast' ? id : 'normal')}
      />
      <ol role="list" className={css.turns}>
        {turns.map((each, index) => (
          <li key={each.start} className={css.turn} {...(marked.includes(index) && { 'data-marked': true })}>
            <div className={css.turnHead}>
              <span id={`${id}-${index}`}>
                {index + 1}. {t(`script.speakers.${each.voice === 'a' || each.voice === 'b' ? each.voice : 'q'}`)}
              </span>
              {marked.includes(index) && <Badge icon="flag">{t('script.marked')}</Badge>}
            </div>
            {revealed.includes(index) ? (
              <p ref={takeFocus} tabIndex={-1} className={css.revealed} lang="ko">
                {each.text}
              </p>
            ) : (
              <button type="button" className={css.veiled} onClick={() => dispatch({ type: 'revealed', turn: index })}>
                <VisuallyHidden>{t('script.reveal', { turn: index + 1 })}</VisuallyHidden>
                <span className={css.veil} data-said={each.text} lang="ko" aria-hidden="true" />
              </button>
            )}
            <div className={css.actions}>
              <Button
                size="small"
                iconStart={at === index ? 'pause' : 'refresh'}
                aria-describedby={`${id}-${index}`}
                onPress={() => dispatch({ type: 'looped', turn: index })}
              >
                {t(at === index ? 'stop' : 'script.loop')}
              </Button>
              {at === index && (
                <Text as="span" size="sm" tabular>
                  {t(isGap ? 'script.gap' : 'script.times', { time, most: mostPlays })}
                </Text>
              )}
              {canRecord && (
                <Speaking
                  turn={each}
                  describedBy={`${id}-${index}`}
                  player={player}
                  readClip={readClip}
                  onBegin={() => {
                    if (at !== undefined) dispatch({ type: 'looped', turn: at })
                  }}
                />
              )}
            </div>
          </li>
        ))}
      </ol>
      <div className={stepActions}>
        <Button variant="primary" iconEnd="arrowRight" onPress={() => dispatch({ type: 'wentOn' })}>
          {t('next')}
        </Button>
      </div>
    </>
  )
}
