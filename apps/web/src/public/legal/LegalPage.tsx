import { OriginalText, useIsDraft, type Original } from '@naru/ui/language'
import { Page } from '@naru/ui/Page'
import { Text } from '@naru/ui/Text'
import { DraftNote } from '../../frame/DraftNote'
import { PageHead } from '@naru/app-shell/parts/PageHead'
import { legalDocument, type LegalDocument } from './text/legal'
import { Document } from './Document'

export interface LegalPageProps {
  text: LegalDocument
  /** Its English text, which a draft folds. */
  original: Original<LegalDocument>
}

/** A legal page. A translation that nobody has reviewed says so, and folds the English text, which applies. */
export const LegalPage = ({ text, original }: LegalPageProps) => {
  const isDraft = useIsDraft(original.name)
  return (
    <Page width="text">
      <Document
        text={text}
        level={2}
        head={
          <>
            <PageHead tab title={text.title} lead={text.lead} />
            {isDraft && (
              <DraftNote>
                <OriginalText original={original}>
                  {(_, english) => {
                    const document = legalDocument(english)
                    return <Document text={document} level={3} head={<Text tone="muted">{document.lead}</Text>} />
                  }}
                </OriginalText>
              </DraftNote>
            )}
          </>
        }
      />
    </Page>
  )
}
