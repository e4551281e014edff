import { changeVideoMutation, deleteVideoMutation, type AdminVideo } from '@naru/api'
import { api } from '../../../shared/api'
import { ShowableEntry } from './ShowableEntry'

/** Props of VideoEntry. */
export interface VideoEntryProps {
  video: AdminVideo
  /** Opens the dialog that edits it. */
  onChange: () => void
}

/** A video with its address and buttons. */
export const VideoEntry = ({ video, onChange }: VideoEntryProps) => (
  <ShowableEntry
    entry={video}
    words="videos"
    showing={changeVideoMutation(api)}
    deleting={deleteVideoMutation(api)}
    onChange={onChange}
    facts={[video.youtubeUrl]}
  />
)
