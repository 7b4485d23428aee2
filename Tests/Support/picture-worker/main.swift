import Foundation
import PictureWorkerEngine

// A worker for tests of programs that have none of their own.

exit(PictureWorker.serve())
