import type { WeakTopic } from '@naru/api'
import { TitledCard } from '@naru/app-shell/parts/TitledCard'
import { ButtonLink } from '@naru/ui/ButtonLink'
import { Text } from '@naru/ui/Text'
import { KoreanParts, useLanguage } from '@naru/ui/language'
import { topicName, usePracticeText } from '../../practice/text/practice'
import { unitName } from '../../practice/unitName'
import * as css from './WeakTopics.css'
import { practiceOfTopic } from '../../shared/links'
import { useAnalysisText } from '../text/analysis'

/** The weakest topics of one exam or of the latest ones, each with its practice. */
export const WeakTopics = ({ topics }: { topics: readonly WeakTopic[] }) => {
  const t = useAnalysisText()
  const topicName = useTopicName()
  return (
    <TitledCard title={t('topics.title')} size="lg">
      <ul role="list" className={css.topics}>
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
            <ButtonLink
              href={practiceOfTopic(topic)}
              className={css.practise}
              aria-label={`${t('topics.practise')}: ${topicName(topic)}`}
            >
              {t('topics.practise')}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </TitledCard>
  )
}

function useTopicName(): (topic: Pick<WeakTopic, 'kind' | 'id' | 'name' | 'names'>) => string {
  const tAnalysis = useAnalysisText()
  const tPractice = usePracticeText()
  const language = useLanguage()
  return ({ kind, id, ...names }) =>
    kind === 'unit'
      ? tAnalysis('unit', { unit: id, name: unitName(names, language).text })
      : topicName(tPractice, 'families', id)
}
