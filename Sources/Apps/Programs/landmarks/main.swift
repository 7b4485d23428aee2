import FoveaProvider
import Landmarks

await Landmarks.main()
