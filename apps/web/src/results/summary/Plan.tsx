import type { WeakTopic } from '@naru/api'
import { Heading } from '@naru/ui/Heading'
import { KoreanParts } from '@naru/ui/language'
import { Link } from '@naru/ui/Link'
import { Stack } from '@naru/ui/Stack'
import { Text } from '@naru/ui/Text'
import { useTopicName } from '../analysis/useTopicName'
import { describeTask, weekPlan, type PlanTask } from '../analysis/weekPlan'
import { useAnalysisText } from '../text/analysis'
import * as css from './ResultSummary.css'

/** What to do in the week after an attempt, day by day. */
export const Plan = ({ weakest }: { weakest: readonly WeakTopic[] }) => {
  const t = useAnalysisText()
  return (
    <Stack as="section" gap={16} aria-labelledby="plan">
      <Stack gap={4}>
        <Heading level={2} size="lg" id="plan">
          {t('page.plan')}
        </Heading>
        <Text tone="muted">{t('page.planLead')}</Text>
      </Stack>
      <ol className={css.days}>
        {weekPlan(weakest).map((tasks, index) => (
          <li key={index} className={css.day}>
            <Text weight="medium">{t('page.day', { day: index + 1 })}</Text>
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
  const t = useAnalysisText()
  const { label, href } = describeTask(task, t, useTopicName())
  return (
    <Link href={href}>
      <KoreanParts>{label}</KoreanParts>
    </Link>
  )
}
