import { Alert } from '@naru/ui/Alert'
import { ButtonLink } from '@naru/ui/ButtonLink'
import { Card } from '@naru/ui/Card'
import { Heading } from '@naru/ui/Heading'
import { Stack } from '@naru/ui/Stack'
import { Text } from '@naru/ui/Text'
import { useSecondFactorText } from '../text/secondFactor'
import { SecondFactorForm } from './SecondFactorForm'

/** Props of SecondFactorScreen. */
export interface SecondFactorScreenProps {
  /** What the user lacks: the check, or a second factor at all. */
  lacks: 'check' | 'setup'
}

/** In place of a page of the staff whose calls the server rejects for want of the second factor. */
export const SecondFactorScreen = ({ lacks }: SecondFactorScreenProps) => {
  const { check: text } = useSecondFactorText()
  if (lacks === 'setup') {
    return (
      <Alert tone="warning" action={<ButtonLink href="/admin/security">{text.openSecurity}</ButtonLink>}>
        {text.setUp}
      </Alert>
    )
  }
  return (
    <Card as="section" aria-labelledby="second-factor">
      <Stack gap={16}>
        <Heading level={2} size="xl" id="second-factor">
          {text.title}
        </Heading>
        <Text>{text.enter}</Text>
        <SecondFactorForm />
      </Stack>
    </Card>
  )
}
