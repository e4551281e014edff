import { allVideosQuery, type AdminVideo } from '@naru/api'
import { Button } from '@naru/ui/Button'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../shared/api'
import { useAdminText } from '../../text/admin'
import { AdminFrame } from './AdminFrame'
import { EntryList } from './EntryCard'
import { Loaded } from './Loaded'
import { VideoDialog } from './VideoDialog'
import { VideoEntry } from './VideoEntry'

/** All videos, withdrawn ones too. */
export const VideosPage = () => {
  const { videos: text } = useAdminText()
  const videos = useQuery(allVideosQuery(api))
  const [open, setOpen] = useState<AdminVideo | 'new'>()

  return (
    <AdminFrame
      title={text.title}
      lead={text.lead}
      action={
        videos.data !== undefined && (
          <Button variant="primary" iconStart="plus" onPress={() => setOpen('new')}>
            {text.add}
          </Button>
        )
      }
    >
      <Loaded query={videos} isEmpty={({ length }) => length === 0} empty={text.empty}>
        {(all) => (
          <EntryList label={text.title}>
            {all.map((video) => (
              <VideoEntry key={video.id} video={video} onChange={() => setOpen(video)} />
            ))}
          </EntryList>
        )}
      </Loaded>
      {open !== undefined && (
        <VideoDialog {...(open !== 'new' && { video: open })} onClose={() => setOpen(undefined)} />
      )}
    </AdminFrame>
  )
}
