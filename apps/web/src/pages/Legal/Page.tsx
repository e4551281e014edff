import { Heading } from '@naru/ui/Heading'
import { Page } from '@naru/ui/Page'
import { Stack } from '@naru/ui/Stack'
import { Text } from '@naru/ui/Text'
import { useTitle } from '../../app/useTitle'
import { lastUpdated, type LegalDocument } from '../../content/legal'
import { PageHead } from '../../parts/PageHead'
import { useText } from '../../text'

/** Props of LegalPage. */
export interface LegalPageProps {
  /** The text of the page. */
  document: LegalDocument
}

/** A legal page. */
export const LegalPage = ({ document: { title, lead, sections } }: LegalPageProps) => {
  const text = useText()
  useTitle(title)
  return (
    <Page width="text">
      <Stack gap={32} as="article">
        <PageHead title={title} lead={lead} />
        <Text tone="muted" size="sm">
          {text.legal.lastUpdated(lastUpdated)}
        </Text>
        {sections.map((section) => (
          <Stack key={section.title} gap={8} as="section">
            <Heading level={2} size="xl">
              {section.title}
            </Heading>
            {section.paragraphs.map((paragraph) => (
              <Text key={paragraph}>{paragraph}</Text>
            ))}
          </Stack>
        ))}
      </Stack>
    </Page>
  )
}
