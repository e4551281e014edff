import { useId, useSyncExternalStore } from 'react'
import { floorDecibels, levelWord } from '@naru/exam-kit/internal/sound'
import type { LevelMeter as Meter } from '../recording/levelMeter'
import { useRecorderText } from '../../text/recorder'
import * as css from './recorder.css'

interface LevelMeterProps {
  meter: Meter
}

/** The quietest level that the bar shows, in dBFS. */
const least = -60
const percent = (decibels: number) => Math.max(0, Math.min(100, (1 - decibels / least) * 100))
/** Where good levels begin and end, in dBFS. */
const good = [-30, -4] as const

/** How loud the microphone hears: a bar with marks, and a word. Not announced, because it changes all the time. */
export function LevelMeter({ meter }: LevelMeterProps) {
  const t = useRecorderText()
  const labelId = useId()
  const level = useSyncExternalStore(meter.subscribe, meter.getLevel)
  const word = levelWord(level)
  return (
    <div className={css.meter}>
      <div className={css.meterCaption}>
        <span id={labelId}>{t('level.label')}</span>
        <span aria-hidden="true">{level > floorDecibels ? t(`level.word.${word}`) : ''}</span>
      </div>
      <div
        role="meter"
        aria-labelledby={labelId}
        aria-valuemin={least}
        aria-valuemax={0}
        aria-valuenow={Math.round(Math.max(least, level))}
        aria-valuetext={t(`level.word.${word}`)}
        className={css.meterTrack}
      >
        <div className={css.meterFill} data-word={word} style={{ inlineSize: `${percent(level)}%` }} />
        {good.map((at) => (
          <div key={at} className={css.meterMark} style={{ insetInlineStart: `${percent(at)}%` }} />
        ))}
      </div>
    </div>
  )
}
