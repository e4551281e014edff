import { ButtonLink } from '@naru/ui/ButtonLink'
import { Page } from '@naru/ui/Page'
import { Stack } from '@naru/ui/Stack'
import { Text } from '@naru/ui/Text'
import { useTitle } from '../../app/useTitle'
import { about } from '../../content/about'
import { PageHead } from '../../parts/PageHead'
import { useText } from '../../text'

/** What Naru is and for whom. */
export const AboutPage = () => {
  const text = useText()
  useTitle(about.title)
  return (
    <Page width="text">
      <Stack gap={24} as="article">
        <PageHead title={about.title} lead={about.lead} />
        {about.paragraphs.map((paragraph) => (
          <Text key={paragraph}>{paragraph}</Text>
        ))}
        <div>
          <ButtonLink variant="primary" size="large" href="/signup">
            {text.home.registerNow}
          </ButtonLink>
        </div>
      </Stack>
    </Page>
  )
}
