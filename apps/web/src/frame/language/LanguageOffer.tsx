import { Button } from '@naru/ui/Button'
import { IconButton } from '@naru/ui/IconButton'
import type { Language, TranslatedLanguage } from '@naru/api/languages'
import { Text } from '@naru/ui/Text'
import { useEffect } from 'react'
import { fetchFontsOf } from '@naru/app-shell/fetchFonts'
import * as css from './LanguageOffer.css'
import { offerWords } from './offerWords'

export interface LanguageOfferProps {
  language: TranslatedLanguage
  /** Called with the offered language, or with English. */
  onChoose: (language: Language) => void
}

/** The line that offers a language, in that language. Overlays the page, so that nothing shifts. */
export const LanguageOffer = ({ language, onChoose }: LanguageOfferProps) => {
  const words = offerWords(language)
  // Not every device has a font for the language that its browser asks for.
  useEffect(() => fetchFontsOf(language), [language])
  if (words === undefined) return null

  return (
    <section className={css.bar} lang={language} aria-label={words.accept}>
      <Text>{words.offer}</Text>
      <Button size="small" variant="primary" onPress={() => onChoose(language)}>
        {words.accept}
      </Button>
      <IconButton icon="close" label={words.stay} onPress={() => onChoose('en')} />
    </section>
  )
}
