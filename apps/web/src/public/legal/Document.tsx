import { Heading } from '@naru/ui/Heading'
import { Stack } from '@naru/ui/Stack'
import type { ReactNode } from 'react'
import type { LegalDocument, LegalSection } from './text/legal'
import * as css from './Legal.css'
import { Paragraph } from './Paragraph'

export interface DocumentProps {
  text: LegalDocument
  head: ReactNode
  level: 2 | 3
}

/** The sections of a legal text, and the operator's own section with its own date. */
export const Document = ({ text, head, level }: DocumentProps) => (
  <Stack gap={32} as="article">
    <Stack gap={8}>
      {head}
      <Paragraph links={{}} tone="muted" size="sm">
        {text.updated}
      </Paragraph>
    </Stack>
    {[...Object.values(text.sections), text.operatorSection].map((section) => (
      <Stack key={section.title} gap={12} as="section">
        <Heading level={level} size="xl">
          {section.title}
        </Heading>
        {section === text.operatorSection && (
          <Paragraph links={{}} tone="muted" size="sm">
            {text.operatorSection.updated}
          </Paragraph>
        )}
        <SectionBody section={section} links={text.links ?? {}} />
      </Stack>
    ))}
  </Stack>
)

const SectionBody = ({
  section: { paragraphs, points },
  links,
}: {
  section: LegalSection
  links: Readonly<Record<string, string>>
}) => (
  <>
    {Object.values(paragraphs).map((paragraph) => (
      <Paragraph key={paragraph} links={links}>
        {paragraph}
      </Paragraph>
    ))}
    {points !== undefined && (
      <ul className={css.points}>
        {Object.values(points).map((point) => (
          <Paragraph key={point} as="li" links={links}>
            {point}
          </Paragraph>
        ))}
      </ul>
    )}
  </>
)
