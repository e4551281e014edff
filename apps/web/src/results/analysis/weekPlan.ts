import type { WeakTopic } from '@naru/api'
import type { AnalysisText } from '../text/analysis'
import { practiceOfTopic } from './links'

/** What a learner does on a day. */
export type PlanTask =
  | { kind: 'questions' }
  | { kind: 'words' }
  /** New questions of the topic; those that were missed if there are no new ones. */
  | { kind: 'topic'; topic: WeakTopic }
  /** An exam; the last of the week. */
  | { kind: 'exam' }

/** Days with a weak topic, counted from 1; the topics take turns. */
const TOPIC_DAYS = [2, 4, 6]
const DAYS = 7

/** @returns seven days: today's questions and words every day, a weak topic every second, and an exam at the end */
export const weekPlan = (weakest: readonly WeakTopic[]): PlanTask[][] =>
  Array.from({ length: DAYS }, (_, index) => {
    const day = index + 1
    if (day === DAYS) return [{ kind: 'exam' }, { kind: 'questions' }]
    const topic = weakest[TOPIC_DAYS.indexOf(day) % Math.max(weakest.length, 1)]
    const daily: PlanTask[] = [{ kind: 'questions' }, { kind: 'words' }]
    return TOPIC_DAYS.includes(day) && topic !== undefined ? [...daily, { kind: 'topic', topic }] : daily
  })

/** @returns what a task says and where it is done. @param topicName names a family or unit */
export function describeTask(
  task: PlanTask,
  t: AnalysisText,
  topicName: (topic: WeakTopic) => string,
): { label: string; href: string } {
  switch (task.kind) {
    case 'questions':
      return { label: t('page.questions'), href: '/practice' }
    case 'words':
      return { label: t('page.words'), href: '/words' }
    case 'topic': {
      const label = t(task.topic.hasDrill === true ? 'page.drill' : 'page.mistakes', { topic: topicName(task.topic) })
      return { label, href: practiceOfTopic(task.topic) }
    }
    case 'exam':
      return { label: t('page.paper'), href: '/exams' }
  }
}
