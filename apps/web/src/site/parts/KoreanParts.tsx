import { splitKorean } from './splitKorean'

/** A sentence of the site whose Korean words, such as the name of a unit, are marked for screen readers. */
export const KoreanParts = ({ children }: { children: string }) =>
  splitKorean(children).map(({ text, isKorean }, at) =>
    isKorean ? (
      <span key={at} lang="ko">
        {text}
      </span>
    ) : (
      text
    ),
  )
