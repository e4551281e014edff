import { Alert } from '@naru/ui/Alert'
import { Heading } from '@naru/ui/Heading'
import { OriginalText, useIsDraft, type Original } from '@naru/ui/language'
import { Page } from '@naru/ui/Page'
import { Stack } from '@naru/ui/Stack'
import { Text } from '@naru/ui/Text'
import { useTitle } from '../../../shared/useTitle'
import { PageHead } from '../../parts/PageHead'
import { useText } from '../../text'
import type { LegalDocument } from '../../text/legalTypes'
import { Document } from './Document'

/** Props of LegalPage. */
export interface LegalPageProps {
  /** The text of the page. */
  text: LegalDocument
  /** Its English text, which is shown below a draft. */
  original: Original<LegalDocument>
}

/** A legal page. Below a translation that nobody has reviewed stands the English text, which applies. */
export const LegalPage = ({ text, original }: LegalPageProps) => {
  const { translation } = useText()
  const isDraft = useIsDraft(original.name)
  useTitle(text.title)
  return (
    <Page width="text">
      <Stack gap={48}>
        <Document
          text={text}
          level={2}
          head={
            <>
              <PageHead title={text.title} lead={text.lead} />
              {isDraft && <Alert tone="info">{translation.draft}</Alert>}
            </>
          }
        />
        <OriginalText original={original}>
          {(english) => (
            <Document
              text={english}
              level={3}
              head={
                <>
                  <Heading level={2}>{english.title}</Heading>
                  <Text tone="muted">{english.lead}</Text>
                </>
              }
            />
          )}
        </OriginalText>
      </Stack>
    </Page>
  )
}
