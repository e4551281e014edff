import { Alert } from '@naru/ui/Alert'
import { Button } from '@naru/ui/Button'
import { ButtonLink } from '@naru/ui/ButtonLink'
import { Inline } from '@naru/ui/Inline'
import { Link } from '@naru/ui/Link'
import { Loading } from '@naru/ui/Loading'
import { Page } from '@naru/ui/Page'
import { Stack } from '@naru/ui/Stack'
import { Text } from '@naru/ui/Text'
import type { ReactNode } from 'react'
import { PageHead } from '@naru/app-shell/parts/PageHead'
import { PurchaseConfirmation } from './PurchaseConfirmation'
import { usePlansText } from '@naru/app-shell/text/plans'
import { usePaymentReturnStatus, type PaymentReturnStatus } from './usePaymentReturnStatus'

export interface PaymentReturnPageProps {
  /** The return URL that the payment widget opened. */
  outcome: 'success' | 'cancel'
}

/** The return page after a payment: shows the server's status, whatever the URL claims. */
export const PaymentReturnPage = ({ outcome }: PaymentReturnPageProps) => {
  const t = usePlansText()
  const isCancelled = outcome === 'cancel'
  const { returnStatus, orderId, refresh } = usePaymentReturnStatus(!isCancelled)
  const title = isCancelled ? t('payment.cancelTitle') : t('payment.successTitle')

  const toExams = (
    <ButtonLink variant="primary" href="/exams">
      {t('payment.toExams')}
    </ButtonLink>
  )
  const toPlans = <ButtonLink href="/pricing">{t('payment.toPlans')}</ButtonLink>
  const askAgain = <Button onPress={refresh}>{t('payment.askAgain')}</Button>
  const writeToUs = (sentence: string) => (
    <Text>
      {sentence} <Link href="/contact">{t('payment.contact')}</Link>
    </Text>
  )

  const cancelled = (
    <Stack gap={16}>
      <Alert tone="info">{t('payment.cancelled')}</Alert>
      {writeToUs(t('payment.cancelledMore'))}
      <Inline>
        {toPlans}
        {askAgain}
      </Inline>
    </Stack>
  )

  const shown: Record<PaymentReturnStatus, ReactNode> = {
    waiting: <Loading label={t('payment.waiting')} />,
    active: (
      <Stack gap={16}>
        <Alert tone="success">{isCancelled ? t('payment.cancelledActive') : t('payment.active')}</Alert>
        <Text>{isCancelled ? t('payment.cancelledMore') : t('payment.activeOther')}</Text>
        <Inline>
          {toExams}
          {toPlans}
        </Inline>
      </Stack>
    ),
    confirmed: (
      <Stack gap={16}>
        <Alert tone="success">{t('payment.confirmed')}</Alert>
        {orderId !== undefined && <PurchaseConfirmation orderId={orderId} />}
        <Inline>
          {toExams}
          {toPlans}
        </Inline>
      </Stack>
    ),
    underway: (
      <Stack gap={16}>
        <Alert tone="info">{t('payment.underway')}</Alert>
        <Inline>{askAgain}</Inline>
      </Stack>
    ),
    declined: (
      <Stack gap={16}>
        <Alert tone="warning">{t('payment.declinedTitle')}</Alert>
        {writeToUs(t('payment.cancelledMore'))}
        <Inline>{toPlans}</Inline>
      </Stack>
    ),
    reversed: (
      <Stack gap={16}>
        <Alert tone="warning">{t('payment.takenBack')}</Alert>
        <Inline>
          {toPlans}
          <ButtonLink href="/contact">{t('payment.contact')}</ButtonLink>
        </Inline>
      </Stack>
    ),
    unconfirmed: isCancelled ? (
      cancelled
    ) : (
      <Stack gap={16}>
        <Alert tone="info">{t('payment.unconfirmed')}</Alert>
        <Inline>{askAgain}</Inline>
      </Stack>
    ),
    stillUnconfirmed: isCancelled ? (
      cancelled
    ) : (
      <Stack gap={16}>
        <Alert tone="warning">{t('payment.stillUnconfirmed')}</Alert>
        <Inline>
          {askAgain}
          <ButtonLink href="/contact">{t('payment.contact')}</ButtonLink>
        </Inline>
      </Stack>
    ),
    failed: (
      <Alert tone="danger" action={askAgain}>
        {t('payment.failedToAsk')}
      </Alert>
    ),
    loggedOut: (
      <Alert
        tone="info"
        action={
          <ButtonLink variant="primary" href={`/login?returnTo=/payment/${outcome}`}>
            {t('pricing.goToLogin')}
          </ButtonLink>
        }
      >
        {t('payment.loggedOut')}
      </Alert>
    ),
  }

  return (
    <Page width="text">
      <Stack gap={24}>
        <PageHead tab title={title} />
        {shown[returnStatus]}
      </Stack>
    </Page>
  )
}
