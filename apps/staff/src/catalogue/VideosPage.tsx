import { allVideosQuery, changeVideoMutation, deleteVideoMutation } from '@naru/api/queries'
import { useQuery } from '@tanstack/react-query'
import { api } from '@naru/app-shell/api'
import { CatalogueArea } from './CatalogueArea'
import { ShowableEntry } from './ShowableEntry'
import { VideoDialog } from './VideoDialog'

/** All videos, withdrawn ones too. */
export const VideosPage = () => (
  <CatalogueArea
    words="videos"
    query={useQuery(allVideosQuery(api))}
    idOf={({ id }) => id}
    renderEntry={(video, change) => (
      <ShowableEntry
        entry={video}
        words="videos"
        showing={changeVideoMutation(api)}
        deleting={deleteVideoMutation(api)}
        onChange={change}
        facts={[video.youtubeUrl]}
      />
    )}
    renderDialog={(video, close) => <VideoDialog video={video} onClose={close} />}
  />
)
