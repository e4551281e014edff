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
  const { page } = text
  const score = page.score(totalScore, totalPossibleMarks, Math.round(percentageScore))
  return [
    page.shared(topic, score, weakest.map(topicName)),
    ...bars.sections.map((bar) => page.sharedLine(sectionName(bar), text.rightOf(bar.right, bar.total))),
    '',
    page.plan,
    ...weekPlan(weakest).map((tasks, index) =>
      page.sharedLine(page.day(index + 1), tasks.map((task) => describeTask(task, text, topicName).label).join('; ')),
    ),
  ].join('\n')
}
