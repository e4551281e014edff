import { Alert } from '@naru/ui/Alert'
import { ButtonLink } from '@naru/ui/ButtonLink'
import { Text } from '@naru/ui/Text'
import { TitledCard } from '../parts/TitledCard'
import { useTwoStepText } from '../text/twoStep'
import { TwoStepForm } from './TwoStepForm'

export interface TwoStepScreenProps {
  /** What the user lacks: the check, or two-step verification at all. */
  lacks: 'check' | 'setup'
}

/** In place of a page of the staff whose calls the server rejects for want of two-step verification. */
export const TwoStepScreen = ({ lacks }: TwoStepScreenProps) => {
  const t = useTwoStepText()
  if (lacks === 'setup') {
    return (
      <Alert tone="warning" action={<ButtonLink href="/admin/security">{t('check.openSecurity')}</ButtonLink>}>
        {t('check.setUp')}
      </Alert>
    )
  }
  return (
    <TitledCard title={t('check.title')}>
      <Text>{t('check.enter')}</Text>
      <TwoStepForm />
    </TitledCard>
  )
}
