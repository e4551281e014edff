import { useEditorText } from '../editorText'
import { faultWords } from './faultWords'
import { faultCodeOf } from '../model/faultCode'

/** Props of {@link FaultMessage}. */
export interface FaultMessageProps {
  /** What the checks say. */
  message: string
}

/** A fault in words. A message that no editor can cause is English. */
export const FaultMessage = ({ message }: FaultMessageProps) => {
  const words = faultWords(useEditorText(), message)
  return faultCodeOf(message) === undefined ? <span lang="en">{words}</span> : words
}
