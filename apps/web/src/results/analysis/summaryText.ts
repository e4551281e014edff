import type { AnalysisBar, AttemptAnalysis, WeakTopic } from '@naru/api'
import type { AnalysisText } from '../text/analysis'
import { describeTask, weekPlan } from './weekPlan'

/** @returns a result as plain text to share: marks, right answers by section, weak topics, and the plan for the week */
export function summaryText(
  { topic, totalScore, totalPossibleMarks, percentageScore, bars, weakest }: AttemptAnalysis,
  text: AnalysisText,
  topicName: (topic: WeakTopic) => string,
  sectionName: (bar: AnalysisBar) => string,
): string {
  const score = text('page.score', {
    score: totalScore,
    possible: totalPossibleMarks,
    percentage: Math.round(percentageScore),
  })
  return [
    text('page.shared', { topic, score, weakest: weakest.map(topicName).join(', ') }),
    ...bars.sections.map((bar) =>
      text('page.sharedLine', {
        name: sectionName(bar),
        value: text('rightOf', { right: bar.right, total: bar.total }),
      }),
    ),
    '',
    text('page.plan'),
    ...weekPlan(weakest).map((tasks, index) =>
      text('page.sharedLine', {
        name: text('page.day', { day: index + 1 }),
        value: tasks.map((task) => describeTask(task, text, topicName).label).join('; '),
      }),
    ),
  ].join('\n')
}
