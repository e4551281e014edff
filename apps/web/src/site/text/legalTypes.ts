/** A part of a legal page. */
export interface LegalSection {
  /** Its heading. */
  title: string
  /** Its paragraphs. What an operator has yet to fill in stands in square brackets. */
  paragraphs: readonly string[]
  /** Single points, listed below the paragraphs. */
  points?: readonly string[]
}

/** A legal page. */
export interface LegalDocument {
  /** Heading and title. */
  title: string
  /** What it is about, in one sentence. */
  lead: string
  /** When it was last changed, but for the operator's section: a sentence. */
  updated: string
  /** Phrases of the document that are links, by their address. */
  links: Readonly<Record<string, string>>
  /** Its parts, in order. */
  sections: readonly LegalSection[]
  /** What the operator of this site adds; it has a date of its own. */
  operatorSection: LegalSection & { updated: string }
}
