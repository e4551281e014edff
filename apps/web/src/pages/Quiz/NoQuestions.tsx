import { ButtonLink } from '@naru/ui/ButtonLink'
import { EmptyState } from '@naru/ui/EmptyState'
import { Heading } from '@naru/ui/Heading'
import { Page } from '@naru/ui/Page'
import { useText } from '../../text'

/** An exam without questions cannot be taken. */
export const NoQuestions = () => {
  const { quiz: text } = useText()
  return (
    <Page width="text">
      <EmptyState
        drawing="paper"
        title={
          <Heading level={1} size="xl">
            {text.noQuestions}
          </Heading>
        }
        action={
          <ButtonLink variant="primary" href="/exams">
            {text.backToExams}
          </ButtonLink>
        }
      />
    </Page>
  )
}
