import type { Today } from '@naru/api'
import { ButtonLink } from '@naru/ui/ButtonLink'
import { KoreanParts } from '@naru/ui/language'
import { Text } from '@naru/ui/Text'
import { TitledCard } from '@naru/app-shell/parts/TitledCard'
import { practiceOfTopic } from '../results/analysis/links'
import { useTopicName } from '../results/analysis/useTopicName'
import { useTodayText } from './text/today'
import * as css from './Today.css'

/** The weakest topics of the latest exams, each with its practice. */
export const Topics = ({ topics }: { topics: Today['weakest'] }) => {
  const t = useTodayText()
  const topicName = useTopicName()
  return (
    <TitledCard title={t('topics.title')} size="lg">
      <ul className={css.topics}>
        {topics.map((topic) => (
          <li key={`${topic.kind} ${topic.id}`} className={css.topic}>
            <div className={css.topicName}>
              <Text weight="medium">
                <KoreanParts>{topicName(topic)}</KoreanParts>
              </Text>
              <span className={css.rail} aria-hidden>
                <span className={css.share} style={{ inlineSize: `${(topic.right / topic.total) * 100}%` }} />
              </span>
              <Text size="sm" tone="muted">
                {t('topics.right', { right: topic.right, total: topic.total })}
              </Text>
            </div>
            <ButtonLink href={practiceOfTopic(topic)} aria-label={`${t('topics.practise')}: ${topicName(topic)}`}>
              {t('topics.practise')}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </TitledCard>
  )
}
