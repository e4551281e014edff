import type { FairPlayRecord } from '@naru/api'
import { Disclosure } from '@naru/ui/Disclosure'
import { Heading } from '@naru/ui/Heading'
import { Text } from '@naru/ui/Text'
import { fairPlayFacts } from './facts'
import { lengthParts } from './length'
import { useSharedText } from '../text'
import { useFairPlayText } from '../text/fairPlay'
import * as css from './FairPlay.css'
import { useDates } from '../language'

export interface FairPlayProps {
  record: FairPlayRecord
}

/** The section of a review: what we saw during this exam. */
export const FairPlaySection = ({ record }: FairPlayProps) => {
  const t = useFairPlayText()
  return (
    <section className={css.onScreen} aria-labelledby="fair-play">
      <Heading level={2} size="xl" id="fair-play">
        {t('title')}
      </Heading>
      <Text tone="muted">{t('lead')}</Text>
      <FairPlay record={record} />
    </section>
  )
}

/** What the device saw of an attempt: one line for each kind of fact, and every moment in a closed list. */
export const FairPlay = ({ record }: FairPlayProps) => {
  const t = useFairPlayText()
  const tShared = useSharedText()
  const { clock } = useDates()
  const length = (seconds: number) => tShared('length', lengthParts(seconds))
  const { away, offline, plays } = fairPlayFacts(record)
  return (
    <>
      <ul className={css.facts}>
        <li>{t('away', { count: away.count, length: length(away.seconds) })}</li>
        <li>{t('offline', { count: offline.count, length: length(offline.seconds) })}</li>
        <li>{t('plays', { count: plays })}</li>
      </ul>
      {record.events.length > 0 && (
        <Disclosure title={t('moments')}>
          <ol className={css.moments}>
            {record.events.map((event, index) => (
              <li key={`${event.at} ${index}`} className={css.moment}>
                <time dateTime={event.at} className={css.time}>
                  {clock(event.at)}
                </time>
                <span>
                  {event.kind === 'play'
                    ? t('play', { question: event.question ?? 'none' })
                    : t(`began.${event.kind}`, {
                        length: event.seconds === undefined ? 'none' : length(event.seconds),
                      })}
                </span>
              </li>
            ))}
          </ol>
          {record.omitted !== undefined && (
            <Text tone="muted" size="sm">
              {t('omitted', { count: record.omitted })}
            </Text>
          )}
        </Disclosure>
      )}
    </>
  )
}
