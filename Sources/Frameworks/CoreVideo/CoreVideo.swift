// Empty until its first file comes.
