import type { WeakTopic } from '@naru/api'
import { Heading } from '@naru/ui/Heading'
import { Link } from '@naru/ui/Link'
import { Stack } from '@naru/ui/Stack'
import { Text } from '@naru/ui/Text'
import { drillOfTopic } from '../../analysis/links'
import { useTopicName } from '../../analysis/useTopicName'
import { weekPlan, type PlanTask } from '../../analysis/weekPlan'
import { KoreanParts } from '../../parts/KoreanParts'
import { useAnalysisText } from '../../text/analysis'
import * as css from './Page.css'

/** What to do in the week after an attempt, day by day. */
export const Plan = ({ weakest }: { weakest: readonly WeakTopic[] }) => {
  const { page: text } = useAnalysisText()
  return (
    <Stack as="section" gap={16} aria-labelledby="plan">
      <Stack gap={4}>
        <Heading level={2} size="lg" id="plan">
          {text.plan}
        </Heading>
        <Text tone="muted">{text.planLead}</Text>
      </Stack>
      <ol className={css.days}>
        {weekPlan(weakest).map((tasks, index) => (
          <li key={index} className={css.day}>
            <Text weight="medium">{text.day(index + 1)}</Text>
            <ul className={css.tasks}>
              {tasks.map((task) => (
                <li key={task.kind}>
                  <Task task={task} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </Stack>
  )
}

const Task = ({ task }: { task: PlanTask }) => {
  const { page: text } = useAnalysisText()
  const topicName = useTopicName()
  switch (task.kind) {
    case 'questions':
      return <Link href="/practice">{text.questions}</Link>
    case 'words':
      return <Link href="/words">{text.words}</Link>
    case 'drill':
      return (
        <Link href={drillOfTopic(task.topic)}>
          <KoreanParts>{text.drill(topicName(task.topic))}</KoreanParts>
        </Link>
      )
    case 'paper':
      return <Link href="/exams">{text.paper}</Link>
  }
}
