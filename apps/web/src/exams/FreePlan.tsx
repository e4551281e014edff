import { pricePlansQuery, purchasePlanMutation } from '@naru/api/queries'
import { Alert } from '@naru/ui/Alert'
import { Button } from '@naru/ui/Button'
import { useLanguage } from '@naru/ui/language'
import { Stack } from '@naru/ui/Stack'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { api } from '@naru/app-shell/api'
import { useAuthSession } from '@naru/app-shell/authSession'
import { useErrors } from '@naru/app-shell/errors'
import { translated } from '@naru/app-shell/language'
import { chooseExam } from '@naru/app-shell/state/chosenExam'
import { isFreePlan } from '@naru/app-shell/plan'
import { useSingleFlightMutation } from '@naru/app-shell/useSingleFlightMutation'
import { useStudentText } from '../frame/text/student'

/** Activates the first free plan that has exams, and opens the guidelines of its first exam. Nothing without such a plan. */
export const FreePlan = () => {
  const t = useStudentText()
  const language = useLanguage()
  const { formatError } = useErrors()
  const router = useRouter()
  const authSession = useAuthSession()
  const { data: plans } = useQuery(pricePlansQuery(api))
  const plan = plans?.find((each) => isFreePlan(each) && each.exams.length > 0)
  const activation = useSingleFlightMutation({
    ...purchasePlanMutation(api),
    onSuccess: async () => {
      void authSession.refresh()
      chooseExam(plan?.exams[0]?._id)
      await router.navigate({ to: '/guidelines' })
    },
  })
  if (plan === undefined) return null
  return (
    <Stack gap={16} align="center">
      <Button
        variant="primary"
        size="large"
        isDisabled={activation.isPending}
        onPress={() => activation.mutate({ pricePlanId: plan._id })}
      >
        {t('exams.startFree', { plan: translated(plan, language).name })}
      </Button>
      {activation.isError && <Alert tone="danger">{formatError('freeActivation', activation.error)}</Alert>}
    </Stack>
  )
}
