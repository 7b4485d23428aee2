// Empty until its first test comes.
