import { pricePlansQuery } from '@naru/api/queries'
import type { PricePlan } from '@naru/api/types'
import { Alert } from '@naru/ui/Alert'
import { Button } from '@naru/ui/Button'
import { useLanguage } from '@naru/ui/language'
import { Stack } from '@naru/ui/Stack'
import { useQuery } from '@tanstack/react-query'
import { api } from '@naru/app-shell/api'
import { translated } from '@naru/app-shell/language'
import { isFreePlan } from '@naru/app-shell/plan'
import { useStudentText } from '../frame/text/student'
import { useStartFree } from '../today/useStartFree'

/** Activates the first free plan that has exams, and opens the guidelines of its first exam. Nothing without such a plan. */
export const FreePlan = () => {
  const { data: plans } = useQuery(pricePlansQuery(api))
  const plan = plans?.find((each) => isFreePlan(each) && each.exams.length > 0)
  return plan === undefined ? null : <StartFree plan={plan} />
}

const StartFree = ({ plan }: { plan: PricePlan }) => {
  const t = useStudentText()
  const language = useLanguage()
  const { start, isPending, failure } = useStartFree(plan._id, plan.exams[0]?._id)
  return (
    <Stack gap={16} align="center">
      <Button variant="primary" size="large" isDisabled={isPending} onPress={start}>
        {t('exams.startFree', { plan: translated(plan, language).name })}
      </Button>
      {failure !== undefined && <Alert tone="danger">{failure}</Alert>}
    </Stack>
  )
}
