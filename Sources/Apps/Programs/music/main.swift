import FoveaProvider
import MusicDiscovery

await MusicDiscovery.main()
