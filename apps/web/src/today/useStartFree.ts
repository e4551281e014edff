import { purchasePlanMutation } from '@naru/api/queries'
import { useRouter } from '@tanstack/react-router'
import { api } from '@naru/app-shell/api'
import { useAuthSession } from '@naru/app-shell/authSession'
import { useErrors } from '@naru/app-shell/errors'
import { chooseExam } from '@naru/app-shell/state/chosenExam'
import { useSingleFlightMutation } from '@naru/app-shell/useSingleFlightMutation'

/** @returns activates a free plan and opens the guidelines of its first exam */
export function useStartFree(planId: string, examId: string | undefined) {
  const { formatError } = useErrors()
  const router = useRouter()
  const authSession = useAuthSession()
  const activation = useSingleFlightMutation({
    ...purchasePlanMutation(api),
    onSuccess: async () => {
      void authSession.refresh()
      chooseExam(examId)
      await router.navigate({ to: '/guidelines' })
    },
  })
  return {
    start: () => activation.mutate({ pricePlanId: planId }),
    isPending: activation.isPending,
    failure: activation.isError ? formatError('freeActivation', activation.error) : undefined,
  }
}
