import { Drawing } from '@naru/exam-kit/internal/Drawing'
import { ButtonLink } from '@naru/ui/ButtonLink'
import { EmptyState } from '@naru/ui/EmptyState'
import { usePracticeText } from '../../text/practice'

/** Leads a learner without a plan to Pricing. */
export const NoPlan = () => {
  const { drills } = usePracticeText()
  return (
    <EmptyState
      drawing={<Drawing name="lantern" />}
      title={drills.noPlanTitle}
      action={
        <ButtonLink variant="primary" href="/pricing">
          {drills.seePlans}
        </ButtonLink>
      }
    >
      {drills.noPlan}
    </EmptyState>
  )
}
