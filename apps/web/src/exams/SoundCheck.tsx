import { Button } from '@naru/ui/Button'
import { Heading } from '@naru/ui/Heading'
import { Slider } from '@naru/ui/Slider'
import { Text } from '@naru/ui/Text'
import { useEffect, useId, useRef, useState } from 'react'
import { playSample, rememberedVolume, setVolume } from '@naru/app-shell/attempt'
import { useGuidelinesText } from './text/guidelines'
import * as css from './Guidelines.css'

type Sample = 'silent' | 'playing' | 'heard' | 'failed'

/** A sound sample before the exam, and its volume, which the exam reuses. */
export const SoundCheck = () => {
  const t = useGuidelinesText()
  const headingId = useId()
  const [sample, setSample] = useState<Sample>('silent')
  const [volume, showVolume] = useState(rememberedVolume)
  const stop = useRef<(() => void) | null>(null)
  useEffect(() => () => stop.current?.(), [])

  const play = () => {
    setVolume(volume)
    setSample('playing')
    stop.current = playSample((wasHeard) => {
      stop.current = null
      setSample(wasHeard ? 'heard' : 'failed')
    })
  }
  const notes: Record<Exclude<Sample, 'silent'>, string> = {
    playing: t('samplePlays'),
    heard: t('sampleHeard'),
    failed: t('sampleFailed'),
  }

  return (
    <section aria-labelledby={headingId} className={css.sound}>
      <Heading level={2} size="lg" id={headingId}>
        {t('soundCheck')}
      </Heading>
      <Text tone="muted">{t('soundCheckText')}</Text>
      <div className={css.soundControls}>
        <Button iconStart="play" isDisabled={sample === 'playing'} onPress={play}>
          {t('playSample')}
        </Button>
        <Slider
          label={t('volume')}
          minValue={0}
          maxValue={100}
          step={5}
          value={Math.round(volume * 100)}
          onChange={(percent) => {
            showVolume(percent / 100)
            setVolume(percent / 100)
          }}
        />
      </div>
      <div role="status">
        {sample !== 'silent' && <Text tone={sample === 'failed' ? 'danger' : 'muted'}>{notes[sample]}</Text>}
      </div>
    </section>
  )
}
