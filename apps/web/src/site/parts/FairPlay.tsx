import type { FairPlayRecord } from '@naru/api'
import { Disclosure } from '@naru/ui/Disclosure'
import { Heading } from '@naru/ui/Heading'
import { Text } from '@naru/ui/Text'
import { fairPlayFacts } from '../format/fairPlay'
import { useStudentText } from '../text/student'
import * as css from './FairPlay.css'
import { useDates } from '../../shared/language'

export interface FairPlayProps {
  record: FairPlayRecord
}

/** The section of a review: what we saw during this exam. */
export const FairPlaySection = ({ record }: FairPlayProps) => {
  const { fairPlay: text } = useStudentText()
  return (
    <section className={css.onScreen} aria-labelledby="fair-play">
      <Heading level={2} size="xl" id="fair-play">
        {text.title}
      </Heading>
      <Text tone="muted">{text.lead}</Text>
      <FairPlay record={record} />
    </section>
  )
}

/** What the device saw of an attempt: one line for each kind of fact, and every moment in a closed list. */
export const FairPlay = ({ record }: FairPlayProps) => {
  const { fairPlay: text } = useStudentText()
  const { clock } = useDates()
  const { away, offline, plays } = fairPlayFacts(record)
  return (
    <>
      <ul className={css.facts}>
        <li>{text.away(away.count, away.seconds)}</li>
        <li>{text.offline(offline.count, offline.seconds)}</li>
        <li>{text.plays(plays)}</li>
      </ul>
      {record.events.length > 0 && (
        <Disclosure title={text.moments}>
          <ol className={css.moments}>
            {record.events.map((event, index) => (
              <li key={`${event.at} ${index}`} className={css.moment}>
                <time dateTime={event.at} className={css.time}>
                  {clock(event.at)}
                </time>
                <span>{event.kind === 'play' ? text.play(event.question) : text.began[event.kind](event.seconds)}</span>
              </li>
            ))}
          </ol>
          {record.omitted !== undefined && (
            <Text tone="muted" size="sm">
              {text.omitted(record.omitted)}
            </Text>
          )}
        </Disclosure>
      )}
    </>
  )
}
