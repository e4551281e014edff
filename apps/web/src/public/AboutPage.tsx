import { ButtonLink } from '@naru/ui/ButtonLink'
import { Heading } from '@naru/ui/Heading'
import { Inline } from '@naru/ui/Inline'
import { KoreanParts } from '@naru/ui/language'
import { Page } from '@naru/ui/Page'
import { Stack } from '@naru/ui/Stack'
import { Text } from '@naru/ui/Text'
import { PageHead } from '@naru/app-shell/parts/PageHead'
import { useText } from '../frame/text'
import { useAboutText } from './text/about'

export const AboutPage = () => {
  const t = useText()
  const about = useAboutText()
  return (
    <Page width="text">
      <Stack gap={32} as="article">
        <PageHead tab title={about.title} lead={<KoreanParts>{about.lead}</KoreanParts>} />
        {Object.values(about.sections).map(({ title, paragraphs }) => (
          <Stack key={title} gap={12} as="section">
            <Heading level={2} size="xl">
              {title}
            </Heading>
            {Object.values(paragraphs).map((paragraph) => (
              <Text key={paragraph}>{paragraph}</Text>
            ))}
          </Stack>
        ))}
        <Inline>
          <ButtonLink variant="primary" size="large" href="/signup">
            {t('home.registerNow')}
          </ButtonLink>
          <ButtonLink size="large" href="/contact">
            {t('nav.contact')}
          </ButtonLink>
        </Inline>
      </Stack>
    </Page>
  )
}
