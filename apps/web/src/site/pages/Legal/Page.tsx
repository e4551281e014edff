import { Heading } from '@naru/ui/Heading'
import { Page } from '@naru/ui/Page'
import { Stack } from '@naru/ui/Stack'
import { Text } from '@naru/ui/Text'
import { useTitle } from '../../../shared/useTitle'
import { lastUpdated, type LegalDocument, type LegalSection } from '../../content/legal'
import { operator } from '../../content/operator'
import { PageHead } from '../../parts/PageHead'
import { useText } from '../../text'
import * as css from './Page.css'
import { Paragraph } from './Paragraph'

/** Props of LegalPage. */
export interface LegalPageProps {
  /** The text of the page. */
  document: LegalDocument
}

const SectionBody = ({ section: { paragraphs, points } }: { section: LegalSection }) => (
  <>
    {paragraphs.map((paragraph) => (
      <Paragraph key={paragraph}>{paragraph}</Paragraph>
    ))}
    {points !== undefined && (
      <ul className={css.points}>
        {points.map((point) => (
          <Paragraph key={point} as="li">
            {point}
          </Paragraph>
        ))}
      </ul>
    )}
  </>
)

/** A legal page: its sections, and the operator's own section with its own date. */
export const LegalPage = ({ document: { title, lead, sections, operatorSection } }: LegalPageProps) => {
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
            <SectionBody section={section} />
          </Stack>
        ))}
        <Stack gap={12} as="section">
          <Heading level={2} size="xl">
            {operatorSection.title}
          </Heading>
          <Paragraph tone="muted" size="sm">
            {text.legal.lastUpdated(operator.detailsUpdated)}
          </Paragraph>
          <SectionBody section={operatorSection} />
        </Stack>
      </Stack>
    </Page>
  )
}
