import { Heading } from '@naru/ui/Heading'
import { Page } from '@naru/ui/Page'
import { Stack } from '@naru/ui/Stack'
import { Text } from '@naru/ui/Text'
import { useTitle } from '../../../shared/useTitle'
import { lastUpdated, type LegalDocument } from '../../content/legal'
import { PageHead } from '../../parts/PageHead'
import { useText } from '../../text'
import * as css from './Page.css'
import { Paragraph } from './Paragraph'

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
        <Stack gap={8}>
          <PageHead title={title} lead={lead} />
          <Text tone="muted" size="sm">
            {text.legal.lastUpdated(lastUpdated)}
          </Text>
        </Stack>
        {sections.map((section) => (
          <Stack key={section.title} gap={12} as="section">
            <Heading level={2} size="xl">
              {section.title}
            </Heading>
            {section.paragraphs.map((paragraph) => (
              <Paragraph key={paragraph}>{paragraph}</Paragraph>
            ))}
            {section.points !== undefined && (
              <ul className={css.points}>
                {section.points.map((point) => (
                  <Paragraph key={point} as="li">
                    {point}
                  </Paragraph>
                ))}
              </ul>
            )}
          </Stack>
        ))}
      </Stack>
    </Page>
  )
}
