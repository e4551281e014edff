import { splitKorean } from './splitKorean'

export interface KoreanPartsProps {
  /** The sentence. */
  children: string
}

/** A sentence in the reader's language whose Korean words, such as the name of a unit, are marked for screen readers. */
export const KoreanParts = ({ children }: KoreanPartsProps) =>
  splitKorean(children).map(({ text, isKorean }, at) =>
    isKorean ? (
      <span key={at} lang="ko" data-inline="">
        {text}
      </span>
    ) : (
      text
    ),
  )
